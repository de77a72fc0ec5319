export const sponsor = {
  marker: 'DITAJA',
  by: 'Ditaja oleh %{name}',
  told: 'Penonton diberitahu bahawa kandungan ini ditaja',
}
