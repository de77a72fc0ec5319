/** What the draft changes against what viewers have. */
export function ChangesPanel() {
  return null
}
