import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { isGenerated } from '#contract/registry/areaFacts.ts'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { ReferenceInput } from '#kit/forms/references/ReferenceInput.tsx'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { dashboardPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { PageSheet } from './parts/PageSheet.ts'

/** No title is named: the one to cut is found by its name. */
export function ChooseTitle() {
  const translate = useTranslate()
  const { types, product } = useConsole()
  const [, setSearch] = useSearchParams()
  const id = useId()
  const title = translate('pages.titles.videoEditor')
  return (
    <PageSheet>
      <BarFrame title={title} pageName={title} back={{ to: dashboardPath(product), label: translate('video.back') }} />
      <div className="alone">
        <FormSheet>
          <Box>
            <Icon name="film" size="large" />
            <label htmlFor={id}>{translate('video.choose.label')}</label>
            <ReferenceInput
              input={{ id, placeholder: translate('video.choose.hint'), autoFocus: true }}
              label={translate('video.choose.label')}
              types={types.filter(({ area }) => isGenerated(area)).map(({ type }) => type)}
              text=""
              chosen={[]}
              onPick={({ id: chosen, cty }) => setSearch({ cty, id: chosen })}
            />
            <p>{translate('video.choose.about')}</p>
          </Box>
        </FormSheet>
      </div>
    </PageSheet>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  inlineSize: 'min(100%, 480px)',
  margin: '10vh auto 0',
  '& > label': { ...theme.typography.subtitle1 },
  '& > .f-select': { inlineSize: '100%' },
  '& > p': { ...theme.typography.meta, margin: 0, textAlign: 'center', color: theme.vars.palette.text.tertiary },
}))
