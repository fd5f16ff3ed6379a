import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";

/** In place of the scanner on a server that reads no photos. */
export function NoReader() {
  return (
    <Page title="Scan Label" hideTitle>
      <EmptyState
        picture="plate"
        title="This server doesn't read labels"
        text="It is a small one. Typing the four numbers from the label takes no longer than a good photo."
        action={<ButtonLink to="/eat/enter-value">Enter Value</ButtonLink>}
      />
    </Page>
  );
}
