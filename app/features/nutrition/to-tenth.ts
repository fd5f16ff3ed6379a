export const toTenth = (value: number) => Math.round(value * 10) / 10;
