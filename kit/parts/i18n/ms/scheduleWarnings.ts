import type { words as english } from '../en/scheduleWarnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: 'Tiada amaran',
  noneWhy: 'Tiada masalah pada hari yang dipaparkan.',
  overlap: 'Bertindih',
  place: '%{title}, %{time}',
  more: '%{smart_count} lagi',
  fillBoth: 'Isi kedua-duanya, %{length}',
  fillAll: 'Isi kesemua %{count}, %{length}',
  repairOf: '%{repair}: %{place}',
  repairs: {
    fill: 'Isi',
    close: 'Rapatkan',
    push: 'Tolak',
    replace: 'Ganti',
    unpin: 'Nyahsemat',
    see: 'Lihat',
  },
  channel: {
    st: 'Saluran itu sendiri belum diterbitkan',
    ends: 'Saluran tamat %{date}',
    begins: 'Saluran bermula %{date}',
    vce: 'Saluran dimatikan',
    prd: 'Saluran tiada dalam produk ini',
  },
  steps: {
    close: 'Rapatkan jurang',
    push: 'Tolak yang bertindih',
    unpin: 'Nyahsemat',
  },
  expiring: 'Hak akan tamat',
  expires: 'tamat %{when}, masih digunakan %{smart_count} kali',
  expired: 'tamat %{when}, masih digunakan %{smart_count} kali',
  tooLate: 'disiarkan terlalu lewat',
  repeats: 'Ulangan terlalu rapat',
  after: 'selang %{length}',
  directly: 'terus selepasnya',
  adLoad: 'Iklan setiap jam',
  ads: {
    hourFull: '%{value} daripada %{limit} sejam',
    manyBreaks: '%{value} rehat daripada %{limit} sejam',
    longBreak: 'rehat selama %{value}, paling lama %{limit}',
    closeBreaks: '%{value} ke rehat berikutnya, sekurang-kurangnya %{limit}',
  },
}
