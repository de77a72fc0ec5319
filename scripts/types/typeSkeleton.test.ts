import { describe, expect, it } from 'vitest'
import { typeSkeleton, whyNotTypeName, withShippedType } from './typeSkeleton.ts'

const all = (text: string) => ({ en: text, zh: text, ms: text, ta: text })

describe('a new type', () => {
  it('is named in lower case, not like a path of the API, and only once', () => {
    expect(whyNotTypeName('concert', ['movie'])).toBeUndefined()
    expect(whyNotTypeName('Concert', [])).toMatch('no type name')
    expect(whyNotTypeName('container', [])).toMatch('path of the API')
    expect(whyNotTypeName('movie', ['movie'])).toMatch('already')
  })

  it('is written with its name in four languages', () => {
    const { constant, text } = typeSkeleton(
      'radio_show',
      { en: "Radio show's", zh: '广播', ms: 'Radio', ta: 'வானொலி' },
      all('x'),
    )
    expect(constant).toBe('radioShow')
    expect(text).toContain("type: 'radio_show'")
    expect(text).toContain(`one: texts({ en: "Radio show's", zh: "广播", ms: "Radio", ta: "வானொலி" })`)
  })

  it('joins the shipped ones', () => {
    const shipped =
      "import { movie } from './movie/movie.ts'\n\nexport function shippedTypes() {\n  return [movie]\n}\n"
    expect(withShippedType(shipped, 'radio_show', 'radioShow')).toBe(
      "import { movie } from './movie/movie.ts'\nimport { radioShow } from './radio_show/radioShow.ts'\n\n" +
        'export function shippedTypes() {\n  return [movie, radioShow]\n}\n',
    )
  })
})
