import { expect, it } from 'vitest'
import { missingPictures } from './missingPictures.ts'

const logo = { tab_logo: { url: '/logo.png' } }

it('a page lacks a picture until it has one, or each of its tabs', () => {
  const lacks = (page: object) => missingPictures({ ...page }, ['seo', 'tab_logo'])
  expect(lacks({})).toEqual(['seo', 'tab_logo'])
  expect(lacks({ seo: { title: 'Tonight', image: ' ' }, tab_logo: { alt: 'Ours' } })).toEqual(['seo', 'tab_logo'])
  expect(lacks({ seo: { image: 'https://pictures.example/a.jpg' }, ...logo })).toEqual([])
  expect(lacks({ t: [logo, {}] })).toEqual(['seo', 'tab_logo'])
  expect(lacks({ t: [logo, logo] })).toEqual(['seo'])
  expect(lacks({ t: [{}], ...logo })).toEqual(['seo'])
})

it('what is no setting at all lacks its picture', () => {
  expect(missingPictures({ t: 'none', seo: ['a.jpg'], bg_img: { url: 7 } }, ['seo', 'bg_img'])).toEqual([
    'seo',
    'bg_img',
  ])
})
