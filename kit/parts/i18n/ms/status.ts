import type { words as english } from '../en/status.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  published: 'Diterbitkan',
  available: 'Tersedia',
  draft: 'Draf',
  inProgress: 'Dalam Kerja',
  processing: 'Diproses',
  archived: 'Diarkibkan',
  expired: 'Tamat Tempoh',
  future: 'Akan Datang',
  pending: 'Menunggu',
  deleted: 'Dipadam',
  purged: 'Dilupuskan',
  locked: 'Dikunci',
  error: 'Ralat',
  warning: 'Amaran',
  label: 'Status: %{word}',
  availability: {
    ACTIVE: 'AKTIF',
    EXPIRED: 'TAMAT TEMPOH',
    FUTURE: 'AKAN DATANG',
    ARCHIVED: 'DIARKIBKAN',
    from: 'mulai %{date}',
    endsInDays: 'tamat dalam %{smart_count} hari',
    range: '%{start} – %{end}',
    since: 'sejak %{start}',
    until: 'hingga %{end}',
    always: 'tarikh belum ditetapkan',
  },
  lock: {
    you: 'Anda',
    byYou: 'Dikunci oleh anda',
    byOther: 'Dikunci oleh %{name}',
    anotherTab: 'Dikunci oleh anda dalam tab lain',
  },
}
