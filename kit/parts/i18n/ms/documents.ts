/** Records that have no type document: policies, ads. */
export const words = {
  history: 'Sejarah',
  uses: 'Digunakan di %{smart_count} tempat',
  tab: 'Pada tab %{name}',
  cannotDelete: 'Ia tidak dipadam selagi digunakan.',
  same: 'Sama seperti yang di skrin.',
  bringBack: 'Bawa %{version} kembali ke borang',
}
