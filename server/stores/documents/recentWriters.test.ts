import { expect, it } from 'vitest'
import { createStatement, closingStatement, updateStatement } from './writeStatement.ts'
import { usedEffects } from './effects.ts'
import { patchStatement } from './many/patch/patchStatement.ts'
import { patchedStatement } from './patched/patchedStatement.ts'
import { publishedStatement } from './patched/publishedStatement.ts'

const EITHER = [false, true]
const NOTHING = { steppedBack: '', otherSides: '', emptySlots: '', totals: '', grams: '', parts: '' }

const patched = EITHER.flatMap((opens) =>
  EITHER.flatMap((lists) =>
    EITHER.map((flags) => patchedStatement({ opens, lists, flags, unlisted: !opens && !lists, answers: true })),
  ),
)
const published = EITHER.flatMap((replaces) =>
  EITHER.map((lists) => publishedStatement({ replaces, lists, answers: true })),
)
const written = [createStatement, updateStatement, closingStatement].flatMap((statement) =>
  (['kept', 'copied', 'written'] as const).map((words) => statement('plain', usedEffects(NOTHING, words, true))),
)

it('what writes the order of the last saves writes its documents too, by which a list that was read knows of it', () => {
  const writers = [...patched, ...published, ...written, patchStatement].filter(({ text }) => /recent|side/.test(text))
  expect(writers.length).toBe(patched.length + published.length + written.length + 1)
  for (const { name, text } of writers) expect(text, name).toMatch(/(UPDATE|INSERT INTO) document /)
})
