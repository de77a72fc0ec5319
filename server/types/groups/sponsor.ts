import { SPONSORED } from '#contract/values/sponsored.ts'
import { choice, field, LONG_TEXT, record, setOf, SHORT_TEXT, texts } from './field.ts'
import { oneOf } from './refers.ts'
import { control, section, type FieldGroup } from './ui.ts'

export const SPONSOR_MARKS = {
  [SPONSORED]: texts({ en: 'Sponsored', zh: '赞助内容', ms: 'Ditaja', ta: 'ஆதரவளிக்கப்பட்டது' }),
} as const
export const sponsorMark = texts({ en: 'Sponsor marker', zh: '赞助标记', ms: 'Penanda tajaan', ta: 'ஆதரவுக் குறி' })

const marker = field(choice(SPONSOR_MARKS), sponsorMark, 'marker: SPONSORED where viewers are told of a sponsor.', {
  help: texts({
    en: 'Marks the title in lists, previews and on viewers’ screens.',
    zh: '在列表、预览和观众屏幕上标出该内容。',
    ms: 'Menandakan kandungan dalam senarai, pratonton dan skrin penonton.',
    ta: 'பட்டியல்களிலும் முன்தோற்றத்திலும் பார்வையாளர் திரையிலும் குறிக்கும்.',
  }),
})

export const sponsorFields = {
  name: field(
    SHORT_TEXT,
    texts({ en: 'Sponsor', zh: '赞助商', ms: 'Penaja', ta: 'ஆதரவாளர்' }),
    'name: name of the sponsor.',
  ),
  label: field(
    { type: 'string', maxLength: 80 },
    texts({ en: 'Label', zh: '标签文字', ms: 'Tulisan label', ta: 'குறிச்சொற்றொடர்' }),
    'label: words beside the sponsor’s logo.',
  ),
  description: field(
    LONG_TEXT,
    texts({ en: 'Description', zh: '说明', ms: 'Perihalan', ta: 'விளக்கம்' }),
    'description: what the sponsor wants to be said.',
  ),
  tags: field(
    setOf(SHORT_TEXT, 40),
    texts({ en: 'Tags', zh: '标签', ms: 'Tag', ta: 'குறிச்சொற்கள்' }),
    'tags: words by which the ad server finds the sponsorship.',
  ),
}

/** Who pays for a title, and that viewers are told so. */
export const sponsor: FieldGroup = {
  properties: {
    marker,
    sponsor: field(
      record({
        id: oneOf(
          ['sponsorship'],
          texts({ en: 'Sponsorship', zh: '赞助协议', ms: 'Tajaan', ta: 'ஆதரவு ஒப்பந்தம்' }),
          'id: document id of the sponsorship.',
        ),
        ...sponsorFields,
      }),
      texts({ en: 'Sponsor', zh: '赞助商', ms: 'Penaja', ta: 'ஆதரவாளர்' }),
      'sponsor: the sponsor of this title; what is empty is taken from the sponsorship.',
    ),
  },
  section: section('sponsor', texts({ en: 'Sponsor', zh: '赞助', ms: 'Penaja', ta: 'ஆதரவாளர்' }), 'spark', [
    control('marker'),
    control('sponsor'),
  ]),
}

/** The sponsorship itself: the same fields, flat. */
export const sponsorship: FieldGroup = {
  properties: { marker, ...sponsorFields },
  section: section('sponsor', texts({ en: 'Sponsor', zh: '赞助', ms: 'Penaja', ta: 'ஆதரவாளர்' }), 'spark', [
    { type: 'HorizontalLayout', elements: [control('name'), control('label'), control('marker')] },
    control('description', { widget: 'multiline', multi: true }),
    control('tags', { widget: 'tags' }),
  ]),
}
