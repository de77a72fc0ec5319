/** The selected airing: what it is, when it airs, what it plays. */
export function DetailsPanel() {
  return null
}
