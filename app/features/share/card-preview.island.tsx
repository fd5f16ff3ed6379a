import { useEffect, useRef, useState } from "react";
import { Loading } from "~/ui/loading";
import { PORTRAIT } from "./card-size";
import "./share.css";

type Props = { src: string; alt: string };

export function CardPreview({ src, alt }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => setWaiting(image.current?.complete === false), []);

  return (
    <div className="card-preview">
      {waiting && <Loading />}
      <a href={src} target="_blank" rel="noreferrer">
        <img
          ref={image}
          src={src}
          alt={alt}
          {...PORTRAIT}
          onLoad={() => setWaiting(false)}
          onError={() => setWaiting(false)}
        />
      </a>
    </div>
  );
}
