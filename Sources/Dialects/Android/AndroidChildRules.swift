/// Changes the children of a container that a rule about their siblings, or about the container, concerns.
struct AndroidChildRules {
  let resolver: ResourceResolver
  let showsEverything: Bool
}
