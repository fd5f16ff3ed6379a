import { type ComponentType, lazy, Suspense, useState } from "react";

/** A view in a file of its own, which `load` gets ahead of time. */
type LazyPart<P> = { load: () => Promise<unknown>; Later: ComponentType<P>; loaded?: ComponentType<P> };

export function lazyPart<P extends object>(view: () => Promise<ComponentType<P>>): LazyPart<P> {
  const load = async () => {
    part.loaded = await view();
    return { default: part.loaded };
  };
  const part: LazyPart<P> = { load, Later: lazy(load) as unknown as ComponentType<P> };
  return part;
}

export function ShownPart<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  const [Shown] = useState(() => part.loaded ?? part.Later);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
