/** Where a stored picture is served; null without one. */
export const avatarPath = (file: string | null): string | null => file && `/avatars/${file}`;
