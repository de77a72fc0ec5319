/** Records that have no type document: policies, ads. */
export const words = {
  history: 'History',
  uses: 'Used in %{smart_count} place |||| Used in %{smart_count} places',
  tab: 'Tab %{name}',
  cannotDelete: 'It is not deleted while it is used.',
  same: 'The same as what is on screen.',
  bringBack: 'Bring %{version} back into the form',
}
