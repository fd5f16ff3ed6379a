import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { BlockCounts } from "./block-counts";
import { OWN_PUZZLES_PATH } from "./own-puzzle-path";
import { PuzzlePicture } from "./puzzle-picture";
import type { Variant } from "./reduce/variants";

type Props = { variants: Variant[]; name: string };

const ABOUT = { Crisp: "Firm edges", Soft: "Fine shades", Bold: "A few strong colours" };

export function VariantsStep({ variants, name }: Props) {
  return (
    <Form method="post" className="own-form" action={OWN_PUZZLES_PATH}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="name" value={name} />
      <fieldset className="own-variants">
        <legend>Which {name} do you like best?</legend>
        {variants.map(({ name: variant, map }, i) => (
          <label key={variant} className="own-variant card">
            <PuzzlePicture puzzle={{ name: `${name}, ${variant}`, map }} />
            <span className="own-variant-name">
              <input type="radio" name="map" value={JSON.stringify(map)} defaultChecked={i === 0} required />
              <strong>{variant}</strong> <span className="muted">{ABOUT[variant]}</span>
            </span>
            <BlockCounts map={map} />
          </label>
        ))}
      </fieldset>
      <div className="own-ways">
        <Button pendingText="Saving...">Save this one</Button>
        <ButtonLink to={`${OWN_PUZZLES_PATH}?step=upload`} variant="plain">
          Try another picture
        </ButtonLink>
      </div>
    </Form>
  );
}
