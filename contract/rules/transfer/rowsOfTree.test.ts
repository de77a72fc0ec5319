import { describe, expect, it } from 'vitest'
import { rowsOfTree } from './rowsOfTree.ts'

const tree = [
  {
    series: 'Survivor (US)',
    seasons: [
      { season: 1, season_name: 'Survivor: Borneo', episodes: [{ episode: 1, episode_title: 'The Marooning' }] },
      { season: 2, season_name: 'Survivor: The Australian Outback', episodes: [] },
    ],
  },
]

describe('a tree of series, seasons and episodes', () => {
  it('becomes rows that name the one above', () => {
    expect(rowsOfTree(tree)).toEqual({
      series: [{ series: 'Survivor (US)', ex_id: 'survivor-us' }],
      seasons: [
        {
          season: 1,
          season_name: 'Survivor: Borneo',
          'lon.en': 'Survivor: Borneo',
          ssn_n: 1,
          ex_id: 'survivor-us-s01',
          'parent.ex_id': 'survivor-us',
        },
        {
          season: 2,
          season_name: 'Survivor: The Australian Outback',
          'lon.en': 'Survivor: The Australian Outback',
          ssn_n: 2,
          ex_id: 'survivor-us-s02',
          'parent.ex_id': 'survivor-us',
        },
      ],
      episodes: [
        {
          episode: 1,
          episode_title: 'The Marooning',
          eps_n: 1,
          ex_id: 'survivor-us-s01e01',
          'parent.ex_id': 'survivor-us-s01',
        },
      ],
    })
  })

  it('is made of a list of episodes, once somebody says of what series', () => {
    const episodes = [
      { id: 4962, name: 'The North Remembers', season: 2, number: 1 },
      { id: 4952, name: 'Winter is Coming', season: 1, number: 1 },
    ]
    const rows = rowsOfTree(episodes, { name: 'Game of Thrones', id: 'tvmaze-82' })
    expect(rows.series).toEqual([{ name: 'Game of Thrones', ex_id: 'tvmaze-82' }])
    expect(rows.seasons.map((row) => row['lon.en'])).toEqual(['Season 1', 'Season 2'])
    expect(rows.episodes.map((row) => [row.ex_id, row['parent.ex_id'], row.name])).toEqual([
      ['tvmaze-82-s01e01', 'tvmaze-82-s01', 'Winter is Coming'],
      ['tvmaze-82-s02e01', 'tvmaze-82-s02', 'The North Remembers'],
    ])
  })

  it('means the same titles each time', () => {
    expect(rowsOfTree(tree)).toEqual(rowsOfTree(tree))
    expect(rowsOfTree(5)).toEqual({ series: [], seasons: [], episodes: [] })
  })

  it('reads a series with its episodes beside it, seasons or none, as TVmaze embeds them', () => {
    const show = {
      id: 66,
      name: 'The Show',
      _links: { self: {} },
      _embedded: {
        seasons: [{ id: 1, number: 1, name: 'First', premiereDate: '2007-09-24' }],
        episodes: [
          { id: 11, name: 'Pilot', season: 1, number: 1, airdate: '2007-09-24' },
          { id: 12, name: 'Special', season: 1, number: null },
          { id: 21, name: 'Back', season: 2, number: 1 },
        ],
      },
    }
    const { series, seasons, episodes } = rowsOfTree(show)
    expect(series).toEqual([{ name: 'The Show', ex_id: '66' }])
    expect(seasons).toMatchObject([
      { ex_id: '66-s01', ssn_n: 1, 'lon.en': 'First', premiereDate: '2007-09-24', 'parent.ex_id': '66' },
      { ex_id: '66-s02', ssn_n: 2, 'lon.en': 'Season 2' },
    ])
    expect(episodes).toMatchObject([
      { ex_id: '66-s01e01', eps_n: 1, name: 'Pilot', 'parent.ex_id': '66-s01' },
      { ex_id: '66-s01x12', name: 'Special' },
      { ex_id: '66-s02e01', 'parent.ex_id': '66-s02' },
    ])
    expect(episodes[1]).not.toHaveProperty('eps_n')
  })

  it('finds nothing in a list of plain titles', () => {
    expect(rowsOfTree([{ id: 1, name: 'A film' }])).toEqual({ series: [], seasons: [], episodes: [] })
  })
})
