import { defineComponent } from './component.ts'

export const brandedSearch = defineComponent({
  id: 'branded-search',
  pillar: 'searchPresence',
  title: 'Found by your own name',
  criteria:
    'Where your own website stands when somebody searches for your business name: first counts 100, second or third 70, fourth to tenth 40. The steps are our judgement.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      'Only a web search service can tell where you stand for your own name. It takes a key (BRAVE_SEARCH_API_KEY), and this report was made without it.',
  }),
})
