import type { Lexicon } from './lexicon.ts'

export const buildingConstruction: Lexicon = {
  industry: 'Building & Construction',
  certain: `
    home builder, custom home, new home build, knockdown rebuild, knock down rebuild, house and land package, granny flat, second storey addition,
    home extension, house extension, building company, construction company, master builder, registered builder, licensed builder,
    builder licence, building contractor, residential construction, commercial construction, building construction, general contractor,
    duplex build, dual occupancy, owner builder, luxury home builder, display home, home renovation, bathroom renovation, kitchen renovation,
    renovation builder, roof restoration, roof replacement, metal roofing, roof tiling, roofing contractor, roof plumbing, roofer, reroofing, re roofing,
    concreter, concreting, exposed aggregate, concrete driveway, polished concrete, formwork, bricklayer, bricklaying, blockwork, brickwork, stonemason,
    retaining wall, earthmoving, excavation, bulk earthworks, civil construction, civil contractor, demolition contractor, demolition, asbestos removal, scaffold*,
    underpinning, restumping, reblocking, house raising, pergola, decking, deck builder, patio builder, carport, shed builder, steel shed, kit home, modular home,
    transportable home, tiny house builder, pool builder, swimming pool construction, concrete pool, fibreglass pool, inground pool, plasterer, plasterboard, gyprock, rendering, cement render,
    waterproofing, tiler, wall tiling, floor tiling, carpentry, carpenter, joinery, cabinet maker, cabinetry, shopfitting, shop fitout, office fitout, fitout,
    cladding, weatherboard, framing, roof truss, steel frame, structural steel erection, building inspection, pre purchase inspection, project home, townhouse development,
    building surveyor, development approval, construction management, project builder, design and construct, design and build, home warranty insurance, practical completion, progress claim, progress payment`,
  clear: `
    builder, build, construction, renovation, renovate, extension, roofing, roof, gutter, fascia, downpipe, concrete, slab, brick, paving, paver, driveway, fencing, fence, landscaping construction,
    deck, patio, verandah, alfresco, staircase, balustrade, timber flooring, floor plan, floorplan, facade, blueprint, council approval, da approval, building permit, building approval,
    building code, qbcc, hia, housing industry association, master builders association, subcontractor, site supervisor, foreman, tradespeople, architectural drawing, building plan, fixed price contract, building contract,
    home design, dream home, new build, bathroom, kitchen, laundry renovation, splashback, benchtop, ensuite, plaster, render, tile, tiling, insulation, skylight, window frame, aluminium window, double glazing,
    footing, foundation, subfloor, stump, piering, excavator, bobcat, tipper, backfill, trench, drainage, stormwater, civil, infrastructure project, earthwork, crane, scaffold,
    tender, defect, handover, lock up stage, frame stage, fit out, building site, construction site, job site, storey, bal rating, bushfire attack level, structural engineer, slab down, turnkey, inclusions, sloping block`,
  hint: `
    project, site, block, quality workmanship, workmanship, structural, timber, steel, architect, design, residential, commercial, budget, finish, tradesmen, tradesman, contractor, materials, house, homeowner, home owner,
    quote, estimate, supervisor, craftsmanship, council, site visit, plan, measure, install, weatherproof, durable, outdoor living, backyard, bedroom, storage, layout, interior design, pool, colorbond, leak, ceiling, wall, floor, dwelling, heritage`,
  against: `restaurant, student, patient, software, salon, loan, candidate, tenant`,
}
