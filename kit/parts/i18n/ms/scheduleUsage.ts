import type { words as english } from '../en/scheduleUsage.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Laporan penggunaan saluran',
  from: 'Hari pertama',
  to: 'Hari terakhir',
  by: {
    label: 'Disusun mengikut',
    airing: 'Siaran',
    title: 'Tajuk',
  },
  zone: {
    label: 'Jam',
    utc: 'UTC',
    mine: 'Saya',
  },
  total: '%{count} siaran bagi %{titles} tajuk, %{length} kesemuanya',
  csv: 'Simpan sebagai CSV',
  published: 'Hanya yang telah diterbitkan dikira. Pilih hari lain, atau terbitkan jadual.',
  wrong: 'Pilih hari pertama dan hari terakhir, paling banyak 31 hari.',
  untitled: 'Tanpa tajuk',
  columns: {
    channel: 'Saluran',
    start: {
      utc: 'Masa Mula (UTC)',
      mine: 'Masa Mula',
    },
    end: {
      utc: 'Masa Tamat (UTC)',
      mine: 'Masa Tamat',
    },
    seconds: 'Tempoh (Saat)',
    program: 'Tajuk Program Linear',
    description: 'Penerangan',
    airings: 'Siaran',
    length: 'Jumlah masa',
    first: { utc: 'Siaran pertama (UTC)', mine: 'Siaran pertama' },
    last: { utc: 'Siaran terakhir (UTC)', mine: 'Siaran terakhir' },
  },
}
