import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { useStorefront } from '../../StorefrontContext.ts'
import { useTargetWords } from '../../useTargetWords.ts'
import { useLackingTitles } from '../content/useLackingTitles.ts'
import { LackingLists } from './LackingLists.tsx'

/** Titles of the tab that is shown that lack the picture or the language of the lens, listed by rail. */
export function LackingTitles() {
  const translate = useTranslate()
  const { shown, shownTab, goTo } = useStorefront()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { lacking } = useLackingTitles(shown.containers)
  const rails = shownTab === undefined ? [] : (shown.tab.get(shownTab)?.containers ?? [])
  const listed = rails.flatMap((id) => {
    const titles = lacking.get(id)
    return titles ? [{ id, titles }] : []
  })
  const count = new Set(listed.flatMap(({ titles }) => titles.map((title) => title.id))).size
  if (count === 0) return null
  return (
    <>
      <Button ref={button} size="small" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="image" size="small" />
        &nbsp;{translate('storefrontCanvas.lacking.count', { smart_count: count })}
      </Button>
      <SidePopover open={isOpen} anchorEl={button.current} onClose={() => setOpen(false)}>
        <LackingList
          listed={listed}
          onGo={(id) => {
            setOpen(false)
            goTo({ target: { of: 'container', id }, field: 'ratio' })
          }}
        />
      </SidePopover>
    </>
  )
}

type Lacking = ReturnType<typeof useLackingTitles>['lacking']
type Listed = { id: string; titles: NonNullable<ReturnType<Lacking['get']>> }

/** Drawn where it is open alone: of a long page it is more than a thousand lines, and rails come in one by one. */
function LackingList({ listed, onGo }: { listed: readonly Listed[]; onGo: (id: string) => void }) {
  const translate = useTranslate()
  const { shown } = useStorefront()
  const { nameOf } = useTargetWords()
  return (
    <List>
      <LackingLists titles={listed.flatMap(({ titles }) => titles)} />
      {listed.map(({ id, titles }) => (
        <li key={id}>
          <Button size="small" variant="ghost" onClick={() => onGo(id)}>
            {nameOf(shown, { of: 'container', id })}
          </Button>
          <ul>
            {titles.map((title, nth) => (
              <li key={`${title.id} ${nth}`}>
                <span lang={title.lang}>{title.title}</span>
                <small>
                  {[
                    ...title.ratios.map((ratio) => translate('storefrontCanvas.marks.ratio', { ratio })),
                    ...(title.lacksLanguage ? [translate('storefrontCanvas.marks.language')] : []),
                  ].join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  margin: 0,
  padding: 8,
  inlineSize: 340,
  maxBlockSize: 360,
  overflow: 'auto',
  listStyle: 'none',
  fontSize: 12,
  '& ul': { margin: 0, paddingInline: 8, listStyle: 'none' },
  '& ul li': { display: 'flex', justifyContent: 'space-between', gap: 12, lineHeight: '22px' },
  '& small': { flex: 'none', color: 'var(--mui-palette-text-tertiary)' },
})
