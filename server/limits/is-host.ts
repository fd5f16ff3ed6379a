const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text is a host name or IP address, with or without a port. */
export const isHost = (text: string) => HOST.test(text) && URL.canParse(`http://${text}`);
