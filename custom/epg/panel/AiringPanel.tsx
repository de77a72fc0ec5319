import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { titleOf } from '#contract/schemas/readers.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { AiringItem, GuideLane } from '../model/guideLane.ts'
import { languageOfTitle } from '../model/languageOfTitle.ts'
import { AiringFacts } from './AiringFacts.tsx'
import { AiringHistory } from './AiringHistory.tsx'
import { AiringProblems } from './AiringProblems.tsx'
import { AiringProgram } from './AiringProgram.tsx'
import { AiringUses } from './AiringUses.tsx'
import { Panel } from './panelStyles.ts'

type AiringPanelProps = {
  id: string
  lanes: readonly GuideLane[]
  zone: string
  now: number
  onClose: () => void
}

/** One airing beside the grid: what is wrong with it first, then what it is, where it is used and who changed it. */
export function AiringPanel({ id, lanes, zone, now, onClose }: AiringPanelProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { product } = useConsole()
  const found = findAiring(lanes, id)
  return (
    <Panel
      aria-label={translate('epg.panel.title')}
      sx={onRaised}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <div className="words">
          <h2 lang={found && languageOfTitle(found.item.airing, language)}>
            {found ? titleOf(found.item.airing, language) : translate('states.loading')}
          </h2>
          {found && <p>{found.lane.label}</p>}
        </div>
        <IconButton aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {found && (
        <>
          <div className="rest">
            <AiringFacts item={found.item} zone={zone} now={now} />
            <AiringProblems item={found.item} zone={zone} />
            <AiringProgram airing={found.item.airing} />
            <AiringUses id={found.item.airing.id} />
            <AiringHistory airing={found.item.airing} />
          </div>
          <Foot>
            <Button
              variant="contained"
              component={Link}
              to={itemPath(product, { area: 'live', type: AIRING_TYPE }, id)}
              startIcon={<Icon name="edit" size="small" />}
            >
              {translate('epg.panel.edit')}
            </Button>
          </Foot>
        </>
      )}
    </Panel>
  )
}

function findAiring(lanes: readonly GuideLane[], id: string): { lane: GuideLane; item: AiringItem } | undefined {
  for (const lane of lanes)
    for (const item of lane.items ?? []) if (item.kind === 'airing' && item.key === id) return { lane, item }
  return undefined
}

const Foot = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  blockSize: 56,
  paddingInline: 16,
  backgroundColor: 'var(--mui-palette-surface-hover)',
})
