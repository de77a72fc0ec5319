import type { jobs as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const jobs: Words<typeof english> = {
  kinds: {
    timedPublish: 'குறித்த நேர வெளியீடு',
    timedUnpublish: 'குறித்த நேரத்தில் வெளியீட்டைத் திரும்பப்பெறல்',
    reaggregate: 'மீண்டும் திரட்டல்',
    restoreOriginal: 'மூல வடிவ மீட்பு',
  },
  of: '%{kind}: %{title}',
  noRecords: 'நிலைப் பதிவு எதுவும் இல்லை',
  retry: 'மீண்டும் முயல்',
  retried: 'பணி மீண்டும் முயலப்படுகிறது.',
}
