import { defineSlotRecipe } from '@chakra-ui/react'

export const ratingGroupRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'item', 'itemIndicator'],
  className: 'rating-group',
  base: {
    root: { display: 'inline-grid', gap: '1' },
    label: { fontWeight: '650' },
    control: { display: 'inline-flex', marginInlineStart: '-8px' },
    item: {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'sign',
      cursor: 'pointer',
      _focusVisible: { outline: '3px solid {colors.ink}', outlineOffset: '-3px', boxShadow: 'none' },
    },
    itemIndicator: {
      position: 'relative',
      width: '32px',
      height: '32px',
      '& svg': { position: 'absolute', inset: '0', width: '100%', height: '100%', stroke: 'ink', strokeWidth: '1.2px' },
      '& [data-bg]': { color: 'sheet' },
      '& [data-fg]': { color: 'transparent', strokeWidth: '0' },
      '&[data-highlighted] [data-fg]': { color: 'wattle', strokeWidth: '1.2px' },
      _highContrast: {
        forcedColorAdjust: 'none',
        '& svg': { stroke: 'CanvasText' },
        '& [data-bg]': { color: 'Canvas' },
        '&[data-highlighted] [data-fg]': { color: 'Highlight' },
      },
    },
  },
})
