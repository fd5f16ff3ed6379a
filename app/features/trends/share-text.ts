/** "18 %", with a space that never breaks; what is there but tiny is "<1 %". `share`: 0 to 1. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return share > 0 && percent === 0 ? "<1\u00a0%" : `${percent}\u00a0%`;
}
