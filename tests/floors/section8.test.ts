import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SECTION_8 } from '../support/section8.ts'
import { specTexts } from '../support/specTexts.ts'
import { repositoryFiles } from './repositoryFiles.ts'

const textOf = new Map(repositoryFiles().map(({ path, text }) => [path, text]))
const wordsOf = new Map(Object.entries(specTexts).map(([words, key]) => [key, words]))
const rows = Object.entries(SECTION_8).map(([key, proof]) => ({ key, proof, words: wordsOf.get(key) ?? '' }))

/** The words as a test writes them: any value in the place of {type}. */
function pattern(words: string): RegExp {
  const parts = words.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('[^\\n]{1,40}?'))
}

/** Texts of section 5 stand among those of the schedule; they come with its page. */
const isOfSection8 = (key: string) =>
  /^(errors|success|warnings)\./.test(key) &&
  ![
    'errors.showDetails',
    'warnings.contentExpiresBefore',
    'warnings.gaps',
    'warnings.dayNotFilled',
    'warnings.availabilityExpires',
    'warnings.notAvailable',
  ].includes(key)

describe('each text of section 8', () => {
  it('has a row, and no row is without its text', () => {
    const wanted = Object.values(specTexts).filter(isOfSection8)
    expect(rows.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted())
  })

  it('is provoked to the letter by the test that its row names', () => {
    const unproven = rows.flatMap(({ key, proof, words }) => {
      const text = existsSync(proof.test) ? textOf.get(proof.test) : undefined
      return text !== undefined && pattern(words).test(text) ? [] : [`${key}: ${proof.test} has no '${words}'`]
    })
    expect(unproven).toEqual([])
  })
})
