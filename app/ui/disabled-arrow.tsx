import { Icon, type IconName } from "./button";
export function DisabledArrow({ label, icon }: { label: string; icon: IconName }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no role of its own
    // biome-ignore lint/a11y/useFocusableInteractive: what leads nowhere needs no stop
    <span className="icon-button" role="link" aria-disabled="true" aria-label={label}>
      <Icon name={icon} />
    </span>
  );
}
