export const recordOf = <N extends string, T, S extends string = "">(
  names: readonly N[],
  make: (name: N) => T,
  suffix = "" as S,
) => Object.fromEntries(names.map((name) => [name + suffix, make(name)])) as { [K in N as `${K}${S}`]: T };
