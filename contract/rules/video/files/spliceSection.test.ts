import { expect, it } from 'vitest'
import { readSpliceSection } from './spliceSection.ts'

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
/** The examples of the standard (SCTE 35, section 14). */
const INSERT = '/DAvAAAAAAAA///wFAVIAACPf+/+c2nALv4AUsz1AAAAAAAKAAhDVUVJAAABNWLbowo='
const SIGNAL_OUT = '/DA0AAAAAAAA///wBQb+cr0AUAAeAhxDVUVJSAAAjn/PAAGlmbAICAAAAAAsoKGKNAIAmsnRfg=='
const SIGNAL_IN = '/DAvAAAAAAAA///wBQb+dGKQoAAZAhdDVUVJSAAAjn+fCAgAAAAALKChijUCAKnMZ1g='

it('a splice insert and a segmentation say when a break begins and how long it is', () => {
  expect(readSpliceSection(bytes(INSERT))).toEqual({
    ...{ event: 0x4800008f, isOut: true, pts: 0x07369c02e, duration: 0x00052ccf5 },
  })
  expect(readSpliceSection(bytes(SIGNAL_OUT))).toEqual({
    ...{ event: 0x4800008e, isOut: true, pts: 0x072bd0050, duration: 0x0001a599b0 },
  })
  expect(readSpliceSection(bytes(SIGNAL_IN))).toEqual({ event: 0x4800008e, isOut: false, pts: 0x0746290a0 })
})

it('what is no section, ends early or is encrypted says nothing', () => {
  const whole = bytes(INSERT)
  for (let length = 0; length < 30; length += 1) expect(readSpliceSection(whole.slice(0, length))).toBeUndefined()
  expect(readSpliceSection(whole.map((byte, at) => (at === 4 ? byte | 0x80 : byte)))).toBeUndefined()
  expect(readSpliceSection(new Uint8Array(64))).toBeUndefined()
})
