import type { Texts } from '#contract/values/languages.ts'
import { field, INSTANT, texts } from './field.ts'
import { instant, row, section, type FieldGroup, type UiElement } from './ui.ts'

type Words = {
  title: Texts
  icon: string
  starts: Texts
  ends: Texts
  more?: FieldGroup['properties']
  rows?: UiElement[]
}

/**
 * A window that is a contract of its own and no licence of a title. It stands in lws and lwe, so that lists sort and
 * filter by it and know what is over.
 */
export function windowOf({ title, icon, starts, ends, more = {}, rows = [] }: Words): FieldGroup {
  return {
    properties: {
      lws: field(INSTANT, starts, 'lws: start of the window.', { publish: true }),
      lwe: field(INSTANT, ends, 'lwe: end of the window.', { after: 'lws' }),
      ...more,
    },
    section: section('window', title, icon, [row(instant('lws'), instant('lwe')), ...rows]),
  }
}

export const campaignWords = {
  starts: texts({ en: 'Campaign starts', zh: '活动开始', ms: 'Kempen bermula', ta: 'பிரச்சாரத் தொடக்கம்' }),
  ends: texts({ en: 'Campaign ends', zh: '活动结束', ms: 'Kempen tamat', ta: 'பிரச்சார முடிவு' }),
}
export const contractWords = {
  starts: texts({ en: 'Contract starts', zh: '合同开始', ms: 'Kontrak bermula', ta: 'ஒப்பந்தத் தொடக்கம்' }),
  ends: texts({ en: 'Contract ends', zh: '合同结束', ms: 'Kontrak tamat', ta: 'ஒப்பந்த முடிவு' }),
}
