import type { words as english } from '../en/scheduleStrip.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Susun episod',
  ok: 'Susun %{smart_count} episod',
  choose: 'Pilih musim',
  nothing: 'Tiada episod mendapat tempat',
  noEpisodes: 'Musim ini tiada episod untuk disusun',
  season: 'Musim',
  typeOn: 'Taip nama musim',
  time: 'Masa siaran',
  room: 'Tempoh setiap slot',
  days: 'Hari',
  begin: 'Mulakan dengan',
  outcome: 'Episod mengikut hari',
  tooShort: '%{time} terlalu pendek untuk episod berikutnya.',
  noMore: 'Tiada episod lagi untuk %{time}.',
  goesOn: 'Diteruskan dengan %{title}.',
}
