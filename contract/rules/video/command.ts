import type { EditBreak, EditList } from './editList.ts'

/** A range that was found, as a search or a file has it. */
export type FoundRange = { in: number; out: number; label: string }

/** What is meant, in frames of the title; ids of what comes anew are handed in, and made of `base` where they are many. */
export type VideoCommand =
  /** A range as a segment; of a title that nobody has cut yet it is the only one. */
  | { kind: 'add'; id: string; in: number; out: number; label: string }
  | { kind: 'setIn' | 'setOut'; id: string; at: number }
  /** In two before the frame. */
  | { kind: 'split'; at: number; id: string; newId: string }
  /** With the one that follows it in the order of play. */
  | { kind: 'join'; id: string }
  /** An edge, as far as the neighbours in the title leave room. */
  | { kind: 'trim'; id: string; edge: 'in' | 'out'; at: number }
  /** An edge, before which neighbours in the title give way; those of which nothing is left go. */
  | { kind: 'ripple'; id: string; edge: 'in' | 'out'; at: number }
  /** The place where two that touch meet. */
  | { kind: 'roll'; id: string; at: number }
  /** Both edges at once: as long as before, other frames. */
  | { kind: 'slip'; id: string; by: number }
  /** To a place in the order of play, counted among the others. */
  | { kind: 'move'; ids: readonly string[]; to: number }
  | { kind: 'label'; id: string; label: string }
  | { kind: 'toggleKeep'; ids: readonly string[] }
  /** What is kept goes, and everything else comes, holes between segments too. */
  | { kind: 'invert'; base: string }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'addBreak'; added: EditBreak }
  | { kind: 'moveBreak'; id: string; at: number }
  | { kind: 'setBreak'; id: string; dur?: number; ap?: EditBreak['ap'] }
  | { kind: 'removeBreaks'; ids: readonly string[] }
  /** So many breaks, evenly over the result; each at the nearest of the `safe` frames, where there are some near. */
  | { kind: 'spread'; base: string; count: number; dur: number; safe: readonly number[] }
  /** A break at each hint that is far enough from the others and the ends, `apart` in frames. */
  | { kind: 'autoBreaks'; base: string; hints: readonly number[]; dur: number; apart: number }
  | { kind: 'fromHits'; base: string; hits: readonly FoundRange[] }
  | { kind: 'setOutput'; output: EditList['output'] }
  | { kind: 'setNames'; names: string }
  | { kind: 'clear' }
  | { kind: 'restoreOriginal' }
  /** Another list of the same title in its place: a version of before, a file. */
  | { kind: 'take'; list: Pick<EditList, 'segs' | 'breaks' | 'output' | 'names'>; from: 'version' | 'file' }

/** Why a command is not carried out. */
export type VideoRefusal =
  /** It is beyond the first or the last frame. */
  | 'outside'
  /** Nothing would be left. */
  | 'empty'
  /** Two parts of one film would show the same frames; separate clips may. */
  | 'overlap'
  /** There is no such segment or break. */
  | 'missing'
  /** The two do not meet in the title, or nothing follows. */
  | 'apart'
  /** A break stands at that frame. */
  | 'taken'
  | 'tooMany'
  /** No place is far enough from other breaks and both ends. */
  | 'noRoom'
