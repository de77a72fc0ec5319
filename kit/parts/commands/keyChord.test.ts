import { describe, expect, it } from 'vitest'
import { chordKeys, isChord, isPlainKey } from './keyChord.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('the keys of a command', () => {
  it.each([
    ['Mod+K', press('k', { ctrlKey: true }), true],
    ['Mod+K', press('K', { metaKey: true }), true],
    ['Mod+K', press('k', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+K', press('k'), false],
    ['Mod+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['Alt+Q', press('q', { altKey: true }), true],
    ['?', press('?', { shiftKey: true }), true],
    ['?', press('?'), true],
    ['?', press('?', { ctrlKey: true }), false],
    ['/', press('/'), true],
  ])('%s', (chord, event, isMet) => expect(isChord(event, chord)).toBe(isMet))

  it('without Ctrl or Alt are left to a field in which one types', () => {
    expect(['?', '/', 'Mod+K', 'Alt+Q', 'Shift+P'].map(isPlainKey)).toEqual([true, true, false, false, true])
  })

  it('are named as on the keyboard in front of the screen', () => {
    expect(chordKeys('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(chordKeys('Mod+K', true)).toEqual(['⌘', 'K'])
    expect(chordKeys('Alt+PageUp', false)).toEqual(['Alt', 'Page Up'])
    expect([chordKeys('+', false), chordKeys('Mod++', false)]).toEqual([['+'], ['Ctrl', '+']])
  })
})
