/** The marker of titles that a sponsor pays for (specification section 3). */
export const words = {
  marker: 'SPONSORED',
  by: 'Sponsored by %{name}',
  told: 'Viewers are told that this title is sponsored',
}
