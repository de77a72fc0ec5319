const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Can the text be an id or a version key? What cannot be one names nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
