/** Warnings of the days on screen, by code, with jump and repair. */
export function WarningsPanel() {
  return null
}
