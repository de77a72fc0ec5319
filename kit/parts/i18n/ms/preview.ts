import type { words as english } from '../en/preview.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  titleOf: 'Pratonton %{name}',
  open: 'Pratonton',
  place: '%{place} daripada %{count}',
  previous: 'Tajuk sebelumnya',
  next: 'Tajuk seterusnya',
  openEditor: 'Buka dalam penyunting',
  side: 'Versi yang dipaparkan',
  sides: { published: 'Yang dilihat penonton', draft: 'Draf', other: 'Keadaan tersimpan' },
  noImage: 'Belum ada imej',
  images: 'Imej',
  external: 'Imej yang disimpan di tempat lain',
  play: 'Mainkan',
  stopPlaying: 'Kembali ke imej',
  nothingToPlay: 'Tiada yang boleh dimainkan: filem tajuk ini tiada pada pelayan ini.',
  cannotPlay: 'Filem tidak dapat dimainkan. Alamatnya mungkin salah atau failnya sudah tiada.',
  texts: 'Nama dan teks',
  noText: 'tiada',
  availability: 'Ketersediaan',
  noProducts: 'Tajuk ini tiada dalam mana-mana produk yang boleh anda lihat.',
  facts: 'Butiran',
  noFacts: 'Tiada butiran lain diisi.',
  segments: 'Segmen',
  segmentCount: '%{smart_count} segmen, %{length}',
  segment: '%{kind}, %{length}',
}
