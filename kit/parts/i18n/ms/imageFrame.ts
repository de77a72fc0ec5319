import type { words as english } from '../en/imageFrame.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Pemangkasan %{name}',
  text: 'Setiap nisbah mengikut titik tumpuan. Satu slot boleh mempunyai pemangkasan sendiri.',
  focal: 'Titik tumpuan',
  crop: 'Pangkas sendiri untuk %{ratio}',
  centre: 'Kembali ke tengah',
  size: 'Saiz pemangkasan',
  arrows: 'Seret, atau gerakkan dengan kekunci anak panah',
  focalAt: 'Titik tumpuan: %{x} dari kiri, %{y} dari atas',
  cropAt: 'Pemangkasan: tengahnya %{x} dari kiri, %{y} dari atas',
  previews: 'Rupa setiap nisbah nanti',
  soft: 'Kurang tajam: %{width} px daripada %{wanted} px',
  open: 'Pangkas %{name}',
  once: 'Satu gambar untuk banyak slot',
  fill: 'Isi %{smart_count} slot',
  chooseOne: 'Pilih jenis dan nisbah',
  ratios: 'Nisbah',
  replaces: '%{smart_count} gambar di situ diganti',
  borrowed: 'Memaparkan gambar untuk semua bahasa',
  languages: 'Bahasa gambar',
  everyLanguage: 'Semua bahasa',
}
