/** "18 %"; what is there but tiny is "under 1 %". `share`: 0 to 1. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return share > 0 && percent === 0 ? "under 1 %" : `${percent} %`;
}
