import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexCommands, rankCommands } from './rankCommands.ts'

const labels = ['Movies', 'New Movie', 'TV Series', 'Épisodes', '电影', 'திரைப்படங்கள்', 'Publish', 'Unpublish']
const commands = labels.map((label, place) => ({ id: String(place), label, words: place === 6 ? ['go live'] : [] }))
const find = (term: string, recent: string[] = []) =>
  rankCommands(indexCommands(commands), term, recent).map(({ label }) => label)

describe('finding a command', () => {
  it.each([
    ['mov', ['Movies', 'New Movie']],
    ['movie', ['Movies', 'New Movie']],
    ['PUBLISH', ['Publish', 'Unpublish']],
    ['episodes', ['Épisodes']],
    ['影', ['电影']],
    ['திரை', ['திரைப்படங்கள்']],
    ['nm', ['New Movie']],
    ['mvs', ['Movies']],
    ['movie new', ['New Movie']],
    ['live', ['Publish']],
    ['xyz', []],
  ])('%s finds %j', (term, found) => expect(find(term)).toEqual(found))

  it('gives everything for nothing typed, what was chosen lately first', () => {
    expect(find('', ['6', '2']).slice(0, 3)).toEqual(['Publish', 'TV Series', 'Movies'])
    expect(find('')).toEqual(labels)
  })

  it('puts what was chosen lately first among equals only', () => {
    expect(find('publish', ['7'])).toEqual(['Publish', 'Unpublish'])
  })

  it('finds every label by itself, in whatever case, at the first place or beside one of the same name', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 6 }), (names) => {
        const some = names.map((label, place) => ({ id: String(place), label }))
        const index = indexCommands(some)
        return index.every(({ item, label }) => {
          const [first] = rankCommands(index, item.label.toUpperCase(), [])
          return first !== undefined && (label === '' || index[some.indexOf(first)]?.label === label)
        })
      }),
    )
  })
})
