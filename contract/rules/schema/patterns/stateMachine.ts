import { Unbounded } from './readPattern.ts'
import type { PatternNode } from './readPattern.ts'

/** Steps of the machine: the work is at most this times the length of the text. */
const MAX_STATES = 1_000

type State =
  | { kind: 'sign'; test: (sign: string) => boolean; next: number }
  | { kind: 'edge'; source: string; next: number }
  | { kind: 'fork'; next: readonly number[] }
  | { kind: 'end' }

type StateMachine = readonly State[]

function signTest(source: string): (sign: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, 'u')
  const known = new Map<string, boolean>()
  return (sign) => {
    const answer = known.get(sign) ?? pattern.test(sign)
    known.set(sign, answer)
    return answer
  }
}

/** Adds the states of a node that go on to `next`, and says where they begin. Built from the end to the beginning. */
function build(node: PatternNode, next: number, states: State[]): number {
  const add = (state: State) => {
    if (states.length >= MAX_STATES) throw new Unbounded()
    return states.push(state) - 1
  }
  switch (node.kind) {
    case 'sign':
      return add({ kind: 'sign', test: signTest(node.source), next })
    case 'edge':
      return add({ kind: 'edge', source: node.source, next })
    case 'row':
      return node.parts.reduceRight((after, part) => build(part, after, states), next)
    case 'either':
      return add({ kind: 'fork', next: node.ways.map((way) => build(way, next, states)) })
    case 'repeat': {
      let start = next
      if (node.most === Infinity) {
        start = add({ kind: 'fork', next: [] })
        states[start] = { kind: 'fork', next: [build(node.of, start, states), next] }
      } else
        for (let extra = node.least; extra < node.most; extra++) {
          const into = build(node.of, start, states)
          start = add({ kind: 'fork', next: [into, next] })
        }
      for (let count = 0; count < node.least; count++) start = build(node.of, start, states)
      return start
    }
  }
}

/** The states of a pattern, with the one it begins in. */
export function stateMachine(node: PatternNode): { states: StateMachine; start: number } {
  const states: State[] = [{ kind: 'end' }]
  return { start: build(node, 0, states), states }
}

const isWord = (sign: string | undefined) => sign !== undefined && /^\w$/.test(sign)

function holdsAt(source: string, before: string | undefined, after: string | undefined): boolean {
  if (source === '^') return before === undefined
  if (source === '$') return after === undefined
  return (isWord(before) !== isWord(after)) === (source === '\\b')
}

/**
 * Whether the machine matches anywhere in the text. All ways are walked at once, each state at most once per sign, so
 * no pattern can make it hang. `steps` is the work that was done.
 */
export function runMachine({ states, start }: ReturnType<typeof stateMachine>, text: string) {
  const signs = [...text]
  let steps = 0
  let active: number[] = []
  for (let at = 0; at <= signs.length; at++) {
    const seen = new Set<number>()
    const waiting: number[] = []
    const todo = [start, ...active.toReversed()]
    while (todo.length > 0) {
      const id = todo.pop() ?? 0
      if (seen.has(id)) continue
      seen.add(id)
      steps++
      const state = states[id]
      if (state?.kind === 'end') return { isMatch: true, steps }
      if (state?.kind === 'fork') todo.push(...state.next)
      else if (state?.kind === 'edge' && holdsAt(state.source, signs[at - 1], signs[at])) todo.push(state.next)
      else if (state?.kind === 'sign') waiting.push(id)
    }
    const sign = signs[at]
    active = []
    if (sign === undefined) break
    for (const id of waiting) {
      const state = states[id]
      if (state?.kind === 'sign' && state.test(sign)) active.push(state.next)
    }
  }
  return { isMatch: false, steps }
}
