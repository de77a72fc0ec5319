import type { jobs as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const jobs: Words<typeof english> = {
  kinds: {
    timedPublish: 'Terbitan berjadual',
    timedUnpublish: 'Nyahterbit berjadual',
    reaggregate: 'Pengagregatan semula',
    restoreOriginal: 'Pemulihan teks asal',
  },
  of: '%{kind}: %{title}',
  noRecords: 'Tiada rekod status',
  retry: 'Cuba semula',
  retried: 'Tugas itu sedang dicuba semula.',
}
