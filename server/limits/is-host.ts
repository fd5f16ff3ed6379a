const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export const isHost = (text: string) => HOST.test(text) && URL.canParse(`http://${text}`);
