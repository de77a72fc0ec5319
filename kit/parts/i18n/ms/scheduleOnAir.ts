import type { words as english } from '../en/scheduleOnAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Apa yang ke udara pada…',
  moment: 'Tarikh dan masa',
  play: 'Main dari sini',
  player: '%{channel}, %{time}',
  list: 'Apa yang ke udara, potongan demi potongan',
  ads: 'Setengah jam selepas itu mempunyai %{ads} iklan.',
  empty: 'Sebahagiannya belum mempunyai media sendiri; pemain melangkauinya.',
  someHidden: 'Anda tidak berhak melihat sebahagiannya; pemain melangkauinya.',
  nothing: 'Tiada apa-apa yang ke udara pada masa itu.',
  noMedia: 'Tiada media di dalamnya untuk dimainkan.',
  noRights: 'Anda tidak berhak melihat mana-mana bahagiannya.',
  why: { noMedia: 'tiada media', noRights: 'tiada hak untuk melihat' },
  within: '%{kind} dalam %{name}',
}
