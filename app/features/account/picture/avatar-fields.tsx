import { Field } from "~/ui/form/field";
import "./avatar.css";
import { AVATAR_MESSAGES, AVATAR_TYPES } from "./avatar";
import type { PickedPicture } from "./picked-picture.island";
import { ZoomSlider } from "./zoom-slider";

type Props = {
  nickname: string | null;
  email: string;
  src?: string | null;
};

/** The picture, else the first letter of the nickname or e-mail address. Decoration: both stand beside it. */
export function Avatar({ nickname, email, src }: Props) {
  const [letter = "U"] = nickname || email;
  return (
    <span className="avatar" aria-hidden="true">
      <span className="avatar-face">
        {src ? <img src={src} alt="" width="240" height="240" /> : letter.toUpperCase()}
      </span>
    </span>
  );
}

type AvatarFieldsProps = {
  nickname: string | null;
  email: string;
  avatar: string | null;
  picture: PickedPicture;
  zoom?: string;
  errors: { avatar?: string[]; zoom?: string[] };
};

/** The picture as it is or will be, a file for a new one, and which part of it: a zoom at least, awake a crop dialog. */
export function AvatarFields({ nickname, email, avatar, picture, zoom, errors }: AvatarFieldsProps) {
  const { cropped, onFile } = picture;
  return (
    <div className="avatar-fields">
      <Avatar nickname={nickname} email={email} src={cropped?.preview ?? avatar} />
      <div className="avatar-inputs">
        <Field
          label="Picture"
          name="avatar"
          type="file"
          accept={AVATAR_TYPES.join()}
          hint={AVATAR_MESSAGES.hint}
          error={errors.avatar}
          onChange={onFile}
        />
        {cropped ? (
          <>
            <input type="hidden" name="zoom" value={cropped.zoom} />
            <input type="hidden" name="x" value={cropped.x} />
            <input type="hidden" name="y" value={cropped.y} />
          </>
        ) : (
          <div className={picture.canCrop ? "no-crop-dialog" : undefined}>
            <ZoomSlider
              name="zoom"
              defaultValue={zoom}
              hint="From the whole picture to its middle third."
              error={errors.zoom}
            />
          </div>
        )}
        {avatar && (
          <label className="check">
            <input type="checkbox" name="removeAvatar" />
            Remove picture
          </label>
        )}
      </div>
    </div>
  );
}
