import { describe, expect, it } from 'vitest'
import type { SectionModel } from '#kit/forms/schema/sections.ts'
import { formProgress } from './sectionProgress.ts'

const section = (id: string, typed: string[], pointers = typed): SectionModel => ({
  id,
  label: id,
  icon: undefined,
  element: { type: 'Category' },
  pointers,
  typed,
  isStacked: false,
})
const type = {
  languages: ['en', 'zh', 'ms', 'ta'] as ('en' | 'zh' | 'ms' | 'ta')[],
  images: { types: [], ratios: [], required: ['0-16x9', '0-4x3'] },
}
const progress = (
  models: SectionModel[],
  values: Record<string, unknown>,
  issues: { pointer: string; severity: 'error' | 'publish' }[] = [],
) =>
  formProgress(models, type, {
    get: (pointer) => values[pointer.slice(1)],
    issues: issues.map((issue) => ({ ...issue, keyword: 'x' })),
  })

describe('how far a form is', () => {
  it('counts a text by its languages and images by what is required of them', () => {
    const { sections } = progress([section('texts', ['/lon']), section('images', ['/ia'])], {
      lon: [
        { lang: 'en', n: 'Alpha' },
        { lang: 'ta', n: '' },
      ],
      ia: ['0-16x9', '0-3x1-Banner'],
    })
    expect(sections.map(({ share }) => share)).toEqual([0.25, 0.5])
  })

  it('counts every other field as filled or not, and nothing that only the server sets', () => {
    const found = progress([section('general', ['/yr', '/rt']), section('system', [], ['/id'])], { yr: 2020, id: '1' })
    expect(found.sections.map(({ share }) => share)).toEqual([0.5, undefined])
    expect(found.share).toBe(0.5)
  })

  it('tells errors apart from what publishing still needs, each in its section', () => {
    const found = progress([section('general', ['/yr']), section('windows', ['/sp'])], {}, [
      { pointer: '/yr', severity: 'publish' },
      { pointer: '/sp/0/until', severity: 'error' },
    ])
    expect(found.sections.map(({ errors, missing }) => [errors, missing])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect([found.errors, found.missing]).toEqual([1, 1])
  })
})
