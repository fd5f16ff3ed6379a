import { energyText } from "~/features/nutrition/amounts";
import { useHidesNumbers } from "~/features/nutrition/nutrient-row";
import { Field } from "~/ui/form/field";
import { useHydrated } from "~/ui/use-hydrated";
import type { ReviewState } from "../use-review.island";
import { shareSign, shareWords, shownShare, wholeProblems } from "./whole";
import { wholeKcal } from "./with-whole";

type Props = { state: ReviewState; problems: Record<string, string[]> };

export function WholeFields({ state: { review, setWhole }, problems: answered }: Props) {
  const hidden = useHidesNumbers();
  const hydrated = useHydrated();
  const { whole, energy = "kcal" } = review;
  if (!whole) return null;
  const problems = hydrated ? wholeProblems(whole) : answered;
  const wrong = Boolean(problems.share || problems.whole_servings);
  const share = shownShare(whole);
  const kcal = hidden ? undefined : wholeKcal(review);
  return (
    <details className="change-total whole" open={wrong || undefined}>
      <summary>
        {kcal === undefined ? shareWords(share) : `${shareSign(share)} of ${energyText(kcal, energy)}`}
      </summary>
      <div className="total-fields">
        <input type="hidden" name="shown_servings" value={whole.shown.servings} />
        <input type="hidden" name="shown_share" value={whole.shown.share} />
        <Field
          label="Your share"
          name="share"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          value={whole.share}
          onChange={({ target: { value } }) => setWhole({ ...whole, share: value })}
          error={problems.share}
        />
        <Field
          label="Servings in the whole"
          name="whole_servings"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={whole.servings}
          onChange={({ target: { value } }) => setWhole({ ...whole, servings: value })}
          error={problems.whole_servings}
        />
      </div>
    </details>
  );
}
