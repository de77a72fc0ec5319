import type { uses as english } from '../en/uses.ts'
import type { Words } from '../Words.ts'

export const uses: Words<typeof english> = {
  title: 'Tajuk lain yang terjejas',
  looking: 'Mencari di mana ia digunakan...',
  failed: 'Tempat ia digunakan tidak dapat dicari. Anda masih boleh meneruskan.',
  none: 'Tiada tajuk lain yang terjejas.',
  viewers:
    '%{count} tajuk yang dilihat penonton kehilangan sesuatu serta-merta. |||| %{count} tajuk yang dilihat penonton kehilangan sesuatu serta-merta.',
  editors:
    '%{count} tajuk menyimpan rujukan yang tidak menuju ke mana-mana. |||| %{count} tajuk menyimpan rujukan yang tidak menuju ke mana-mana.',
  rest: '%{count} tajuk lagi menyimpan rujukan yang tidak menuju ke mana-mana. |||| %{count} tajuk lagi menyimpan rujukan yang tidak menuju ke mana-mana.',
  looked: '%{count} tajuk pertama telah disemak. |||| %{count} tajuk pertama telah disemak.',
  atLeast: 'Ada lebih banyak daripada ini.',
  hidden: 'dan %{count} yang anda tidak boleh lihat |||| dan %{count} yang anda tidak boleh lihat',
  more: 'dan %{count} lagi |||| dan %{count} lagi',
  below: 'Berada di bawahnya',
  onlyDraft: '%{fields} (draf)',
  onlyLive: '%{fields} (diterbitkan)',
  open: 'Buka %{name} dalam tab baharu',
  usedIn: 'Digunakan dalam',
  notUsed: 'Tiada tajuk lain yang merujuk tajuk ini.',
  onlyHidden:
    '%{count} tajuk yang anda tidak boleh lihat merujuk tajuk ini. |||| %{count} tajuk yang anda tidak boleh lihat merujuk tajuk ini.',
  ofType: '%{type}: %{count}',
  listOf: 'Senarai %{type} yang merujuknya',
  names: 'Merujuk',
  namesNone: 'Ia tidak merujuk tajuk lain.',
  absent: 'Tidak ditemui: dipadam terus, atau bukan dalam produk anda.',
  showMore: 'Tunjuk lagi',
  expiry: {
    title: 'Tamat sebelum tajuk yang memerlukannya',
    text: 'Dengan tarikh tamat ini, %{count} tajuk yang berlangsung lebih lama akan kehilangannya. |||| Dengan tarikh tamat ini, %{count} tajuk yang berlangsung lebih lama akan kehilangannya.',
    show: 'Tunjukkan',
    hide: 'Sembunyikan',
  },
}
