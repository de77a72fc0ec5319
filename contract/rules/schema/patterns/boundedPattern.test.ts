import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { boundedPattern } from './boundedPattern.ts'
import { readPattern } from './readPattern.ts'
import { runMachine, stateMachine } from './stateMachine.ts'

const steps = (source: string, text: string) => runMachine(stateMachine(readPattern(source)), text).steps

describe('patterns of a schema', () => {
  it.each(['^(a+)+$', '^(a|a)*$', '^(.*)*x$', '(x+x+)+y', '^((a|b|ab)*)*c$', '^(?:[a-z]+\\s?)+$'])(
    '%s is matched with work that grows as the text does',
    (source) => {
      expect(boundedPattern(source).how).toBe('machine')
      const short = steps(source, `${'a'.repeat(200)}!`)
      const long = steps(source, `${'a'.repeat(2_000)}!`)
      expect(long).toBeLessThan(short * 12)
      expect(long).toBeLessThan(100_000)
    },
  )

  it('match what the browser matches', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\d',
      '(?:ab|c)',
      '(a|bc)',
      'é',
      '\\.',
      '\\b',
      '\\p{L}',
    )
    const counted = fc
      .tuple(piece, fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
      .map(([of, count]) => (of === '\\b' ? of : of + count))
    const source = fc
      .tuple(fc.constantFrom('', '^'), fc.array(counted, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '$'))
      .map(([from, parts, until]) => from + parts.join('') + until)
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '1', '.', ' ', 'é', '😀'), { maxLength: 8 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(source, text, (pattern, word) => {
        const machine = stateMachine(readPattern(pattern))
        expect(runMachine(machine, word).isMatch, `${pattern} on ${word}`).toBe(new RegExp(pattern, 'u').test(word))
      }),
      { numRuns: lawRuns(3_000) },
    )
  })

  it.each([
    ['^[a-z]+$', 'plain'],
    ['^(?!con$)[a-z]*$', 'plain'],
    ['^(?!(a+)+$)', 'unchecked'],
    ['^(a)\\1+(b)*$', 'unchecked'],
    ['(', 'broken'],
    ['^(?:a{1,900}){1,900}$', 'unchecked'],
    ['x'.repeat(3_000), 'unchecked'],
  ])('%s is %s, and refuses nothing it cannot judge', (source, how) => {
    const pattern = boundedPattern(source)
    expect(pattern.how).toBe(how)
    if (how !== 'plain') expect(pattern.test('anything')).toBe(true)
  })

  it('fit no text of a length that patterns are not about', () => {
    expect(boundedPattern('a').test('a'.repeat(1_000_000))).toBe(false)
  })
})
