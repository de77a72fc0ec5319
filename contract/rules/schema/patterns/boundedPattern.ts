import { readPattern } from './readPattern.ts'
import { runMachine, stateMachine } from './stateMachine.ts'

/**
 * How a pattern of a schema is matched in the browser, and in rules that both sides share. `plain`: by the engine of
 * the platform, which cannot run away with it; `machine`: by ours, in linear time; `unchecked`: it could hang the
 * process and our machine cannot match it; `broken`: no regular expression. The last two refuse nothing: what a save
 * refuses is judged by RE2 (`server/types/schema/linearPattern`).
 */
type BoundedPattern = {
  how: 'plain' | 'machine' | 'unchecked' | 'broken'
  test: (text: string) => boolean
}

/** Patterns are about short texts: what is longer fits none (the server's limit as well). */
const MAX_TEXT = 4_000
const MAX_SOURCE = 2_000

/** A repeated group, or more than one repetition whose length is open: the engine may try all ways of sharing a text. */
function mayRunAway(source: string): boolean {
  const bare = source
    .replace(/\\[\s\S]/g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?/g, '(')
  if (/\)(?:[*+?]|\{\d+,?\d*\})/.test(bare)) return true
  return (bare.match(/[*+?]|\{\d+,\d*\}/g)?.length ?? 0) > 1
}

const always = () => true

function compile(source: string): BoundedPattern {
  let own: RegExp
  try {
    own = new RegExp(source, 'u')
  } catch {
    try {
      // Older schemas escape more than the flag u allows.
      own = new RegExp(source)
    } catch {
      return { how: 'broken', test: always }
    }
  }
  if (source.length > MAX_SOURCE) return { how: 'unchecked', test: always }
  if (!mayRunAway(source)) return { how: 'plain', test: (text) => text.length <= MAX_TEXT && own.test(text) }
  try {
    const machine = stateMachine(readPattern(source))
    return { how: 'machine', test: (text) => text.length <= MAX_TEXT && runMachine(machine, text).isMatch }
  } catch {
    return { how: 'unchecked', test: always }
  }
}

const known = new Map<string, BoundedPattern>()
/** As many as one schema may have: fewer would be made again for each of its names. */
const KEPT = 2_500

/** A pattern of a schema, made once; it answers in time linear in the text. */
export function boundedPattern(source: string): BoundedPattern {
  const found = known.get(source)
  if (found) return found
  if (known.size >= KEPT) known.clear()
  const fresh = compile(source)
  known.set(source, fresh)
  return fresh
}
