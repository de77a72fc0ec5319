import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Menu from '@mui/material/Menu'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { storefrontChanges } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { idOf } from '../model/partsOf.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { compare, useComparison } from './comparisonStore.ts'

/** The draft beside what viewers have: how many parts differ, which, and marks on the preview. */
export function CompareToggle() {
  const translate = useTranslate()
  const { storefront, live, select, showTab, lens, setLens } = useStorefront()
  const { nameOf } = useTargetWords()
  const isOn = useComparison()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const changes = useMemo(() => (live ? storefrontChanges(live, storefront) : []), [live, storefront])
  if (!live || changes.length === 0) return null
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="lens"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => {
          compare(true)
          setAnchor(currentTarget)
        }}
      >
        <Icon name="merge" size="small" />
        {translate('storefrontLens.changes.count', { smart_count: changes.length })}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} slotProps={{ list: { dense: true } }}>
        <MenuItem
          onClick={() => {
            compare(!isOn)
            close()
          }}
        >
          {translate(`storefrontLens.changes.${isOn ? 'unmark' : 'mark'}`)}
        </MenuItem>
        <MenuItem onClick={() => setLens({ side: lens.side === 'live' ? 'draft' : 'live' })}>
          {translate(`storefrontLens.changes.${lens.side === 'live' ? 'after' : 'before'}`)}
        </MenuItem>
        {changes.map(({ target, change }) => {
          const side = change === 'removed' ? live : storefront
          const id = idOf(side, target)
          return (
            <MenuItem
              key={`${id} ${change}`}
              onClick={() => {
                close()
                setLens({ side: change === 'removed' ? 'live' : 'draft' })
                const tab =
                  target.of === 'tab' ? id : side.tabs.find((one) => side.tab.get(one)?.containers.includes(id))
                if (tab !== undefined) showTab(tab)
                select([id])
              }}
            >
              <ListItemText
                primary={nameOf(side, target)}
                secondary={translate(`storefrontCanvas.changes.${change}`)}
              />
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
