import { type ComponentType, lazy, Suspense, useState } from "react";
import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";

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

export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <PixelArt rows={PIXEL_STRIPS.snail} className="strip" />
      <p>{text}</p>
    </div>
  );
}

type Connection = { connection?: { saveData?: boolean } };

/** Runs `work` once the page rests, unless the browser saves data; returns what calls it off. */
export function whenResting(work: () => void): () => void {
  if ((navigator as Connection).connection?.saveData) return () => {};
  // Safari has none.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const resting = requestIdleCallback(work);
  return () => cancelIdleCallback(resting);
}
