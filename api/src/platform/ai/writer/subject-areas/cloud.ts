import type { SubjectArea } from '../subject-area';

export const cloud: SubjectArea = {
  motif: 'cloud',
  name: 'cloud and DevOps',
  words: 'cloud, devops, cloud-devops, sre, site reliability, platform engineering',
  tools:
    'Git, GitHub Actions, Docker, Kubernetes, Terraform, Ansible, Linux, Bash, Prometheus, Grafana, Jenkins, Nginx, Vault, Loki',
  roles:
    'DevOps Engineer, Cloud Engineer, Site Reliability Engineer, Platform Engineer, Cloud Administrator, Release Engineer, Infrastructure Developer, Cloud Solutions Architect',
  audience:
    'System administrators moving to the cloud, Developers who deploy their own work, Support engineers on call, Test engineers who own pipelines, Team leads planning a migration, Graduates with some Linux, Freelancers who host for clients',
  skills:
    'Linux administration, Shell scripting, Networking basics, Version control, YAML, Troubleshooting, Infrastructure as code, Monitoring, Cost awareness, Incident response, Documentation, Access control',
  needs: {
    beginner:
      'A laptop with 8 GB of memory, Willingness to type commands, Basic idea of what a server is, An e-mail address for a free cloud account',
    other:
      'The Linux command line, Basic networking (addresses and ports and DNS), Git in daily use, One scripting language, A laptop with 16 GB of memory',
  },
  bonus:
    'Reading a cloud bill line by line, A blameless post-mortem from start to finish, Saving money with spot machines, A tour of an open source platform, Preparing for a certification, Writing a runbook that others can follow',
  projects:
    'A three-tier application deployed with no manual step, A disaster recovery drill with measured recovery time, A dashboard that tells users about trouble before they call, A pipeline that rolls back on its own',
  labs: 'Set up {it} in an empty account and commit every step, Repair a fault planted in {it} against the clock, Automate {it} with {tool} and take it down again, Review a colleague’s work on {it} against a checklist',
  angles:
    'Securing {it}, The cost of {it}, Debugging {it} from the logs, Automating {it}, Limits and quotas of {it}, {it} in a team',
  modules: [
    'Cloud foundations: Regions and zones, Shared responsibility, Identity and access, Pricing models, The command line',
    'Observability: Metrics, Logs, Traces, Alerts that wake the right person, Dashboards',
    'Security in practice: Least privilege, Secrets, Network policies, Scanning images, Audit trails',
    'Reliability: Service levels, Error budgets, Backups and restores, Chaos experiments, Post-mortems',
  ],
  subtopics: [
    {
      name: 'Kubernetes',
      words: 'kubernetes, k8s, helm, containers, container, docker, openshift, pods, cka, ckad',
      tools: 'Docker, kubectl, Helm, kind, k9s, Argo CD, Kustomize, containerd, Prometheus, Trivy',
      roles: 'Kubernetes Administrator, Container Platform Engineer',
      goals:
        'Package a service in a small and safe image, Run and update it on a cluster without downtime, Expose it through services and ingress, Find out why a pod does not start, Describe a whole application with Helm',
      projects:
        'A shop of five services on a cluster that survives the loss of a node, A Helm chart that three teams can share',
      modules: [
        'Containers: Images and layers, Dockerfiles that stay small, Registries, Volumes, Networks between containers, Running as a plain user',
        'Pods and deployments: Pod lifecycle, Deployments and replica sets, Probes, Rolling updates, Requests and limits, Jobs',
        'Services and networking: Cluster DNS, Service types, Ingress controllers, TLS certificates, Network policies',
        'Configuration and secrets: ConfigMaps, Secrets, Environment and files, Reloading without a restart, External secret stores',
        'Storage: Volumes and claims, Storage classes, Stateful sets, Snapshots, Databases on a cluster',
        'Helm and packaging: Charts, Values and templates, Releases and rollbacks, Kustomize overlays, Sharing charts',
        'Scheduling and scaling: Node selectors and affinity, Taints and tolerations, Horizontal autoscaling, Cluster autoscaling, Disruption budgets',
        'Cluster security: Roles and bindings, Pod security standards, Admission control, Image signing, Audit logs',
        'Day two operations: Upgrades, etcd backups, Reading events, Node maintenance, GitOps with Argo CD',
      ],
    },
    {
      name: 'AWS',
      words: 'aws, amazon web services, ec2, s3, lambda, solutions architect',
      tools: 'AWS Console, AWS CLI, EC2, S3, VPC, IAM, Lambda, RDS, CloudFormation, CloudWatch',
      roles: 'AWS Solutions Architect, AWS Administrator',
      goals:
        'Design a network that keeps what is private private, Choose between servers and containers and functions, Store data durably and cheaply, Give each service the least access it needs, Estimate and watch the monthly bill',
      projects:
        'A serverless booking service behind a content network, A landing zone with two accounts and one budget',
      modules: [
        'Accounts and identity: Organisations, Users and roles, Policies, Temporary credentials, Multi-factor sign-in',
        'Networks: VPCs and subnets, Route tables, Security groups, NAT and endpoints, Load balancers, DNS with Route 53',
        'Compute: EC2 families, Auto scaling groups, Images, Spot capacity, Containers on ECS and EKS',
        'Storage: S3 classes, Lifecycle rules, Block and file storage, Versioning, Presigned addresses',
        'Databases: RDS and Aurora, DynamoDB keys and indexes, Caching, Read replicas, Backups',
        'Serverless: Lambda, API Gateway, Queues and topics, Step Functions, Cold starts',
        'Infrastructure as code: CloudFormation, CDK constructs, Drift, Stacks and stages, Reviewing a change set',
        'Watching and paying: CloudWatch, CloudTrail, Budgets, Tagging, Rightsizing',
      ],
    },
    {
      name: 'Azure',
      words: 'azure, az-104, az-900, az-204, microsoft cloud, entra',
      tools:
        'Azure Portal, Azure CLI, Bicep, Entra ID, Azure DevOps, AKS, App Service, Key Vault, Azure Monitor, Storage Explorer',
      roles: 'Azure Administrator, Azure Developer',
      goals:
        'Organise subscriptions and resource groups, Control who may do what with Entra ID, Deploy an application to App Service and AKS, Describe resources with Bicep, Watch health and cost in one place',
      projects:
        'A company intranet moved to App Service with single sign-on, A hub and spoke network for three departments',
      modules: [
        'Tenants and subscriptions: Management groups, Resource groups, Policies, Locks and tags, Cost management',
        'Entra ID: Users and groups, Conditional access, Managed identities, App registrations, Role assignments',
        'Networking: Virtual networks, Peering, Security groups, Private endpoints, Application Gateway',
        'Compute: Virtual machines, Scale sets, App Service, Container Apps, AKS',
        'Storage and data: Blob tiers, Azure Files, Azure SQL, Cosmos DB, Backup vaults',
        'Bicep: Modules, Parameters, Deployment stacks, What-if, Reviews',
        'Pipelines: Repos, YAML pipelines, Environments and approvals, Artifacts, Service connections',
        'Monitor and protect: Log Analytics, Alerts, Application Insights, Defender, Site Recovery',
      ],
    },
    {
      name: 'Google Cloud',
      words: 'google cloud, gcp, gke, bigquery, cloud run',
      tools: 'gcloud, Cloud Run, GKE, BigQuery, Cloud Storage, Pub/Sub, Cloud Build, IAM, Cloud SQL, Cloud Monitoring',
      roles: 'Google Cloud Engineer, Cloud Data Engineer',
      goals:
        'Arrange projects and folders, Run containers without managing servers, Query large data with BigQuery, Connect services by events, Keep access narrow with service accounts',
      projects: 'An event-driven photo service on Cloud Run, A reporting warehouse in BigQuery with a daily budget',
      modules: [
        'Projects and identity: Resource hierarchy, IAM roles, Service accounts, Workload identity, Billing accounts',
        'Networks: VPCs, Firewall rules, Load balancing, Cloud NAT, Private access',
        'Compute choices: Compute Engine, Cloud Run, GKE Autopilot, Functions, Batch',
        'Data services: Cloud SQL, Firestore, BigQuery, Bigtable, Cloud Storage classes',
        'Events: Pub/Sub, Eventarc, Scheduler, Workflows, Retries',
        'Delivery: Cloud Build, Artifact Registry, Cloud Deploy, Terraform on Google Cloud, Rollbacks',
        'Operations: Monitoring, Logging, Error Reporting, Service levels, Cost control',
      ],
    },
    {
      name: 'infrastructure as code',
      words: 'terraform, ansible, infrastructure as code, iac, pulumi, opentofu, puppet, configuration management',
      tools: 'Terraform, OpenTofu, Ansible, tflint, Terragrunt, Packer, Molecule, Vault, Checkov, Git',
      roles: 'Infrastructure Developer, Automation Engineer',
      goals:
        'Describe infrastructure in code that others can review, Keep state safe and shared, Write modules that teams reuse, Configure machines without logging in, Test a change before it touches anything',
      projects:
        'A whole environment that can be built and destroyed with one command, A module library with tests and versions',
      modules: [
        'Thinking in resources: Declarative code, Providers, Plans and applies, Dependencies, Reading a plan',
        'State: Remote state, Locking, Imports, Moving resources, Recovering from a lost state',
        'Modules: Inputs and outputs, Versions, Composition, Registries, Documentation',
        'Environments: Workspaces, Variables, Secrets, Promotion, Drift',
        'Machine configuration: Playbooks, Roles, Inventories, Handlers, Idempotence',
        'Testing: Linters, Policy checks, Unit tests, Ephemeral environments, Cost estimates',
        'Pipelines for infrastructure: Plans in pull requests, Approvals, Apply from the pipeline, Rollback plans, Audit',
      ],
    },
    {
      name: 'continuous delivery',
      words:
        'ci/cd, ci cd, cicd, continuous integration, continuous delivery, jenkins, github actions, gitlab, argo, gitops, pipelines',
      tools: 'Git, GitHub Actions, GitLab CI, Jenkins, Argo CD, SonarQube, Nexus, Docker, Trivy, Helm',
      roles: 'Build and Release Engineer, DevOps Consultant',
      goals:
        'Turn every commit into a tested artefact, Keep a pipeline below ten minutes, Release with a button and undo with another, Keep secrets out of the build, Measure how fast and how safely a team delivers',
      projects:
        'A pipeline from commit to cluster with canary releases, A migration from hand-made jobs to pipelines as code',
      modules: [
        'Version control for teams: Branches and trunk, Pull requests, Reviews, Tags, Conventional commits',
        'Builds: Reproducible builds, Caches, Matrices, Artefacts, Versioning',
        'Tests in the pipeline: Fast first, Flaky tests, Coverage that helps, Contract tests, Reports',
        'Pipelines as code: Stages, Shared libraries, Runners, Secrets, Reusable workflows',
        'Release strategies: Blue and green, Canaries, Feature flags, Database changes, Rollback',
        'GitOps: Desired state, Argo CD, Drift, Promotion by pull request, Multi-cluster',
        'Supply chain: Dependencies, Signing, Bills of materials, Scanning, Policies',
      ],
    },
    {
      name: 'observability',
      words: 'observability, monitoring, prometheus, grafana, opentelemetry, sre, logging, tracing',
      tools: 'Prometheus, Grafana, Loki, OpenTelemetry, Jaeger, Alertmanager, Elasticsearch, Kibana, Tempo, PagerDuty',
      roles: 'Observability Engineer, Site Reliability Engineer',
      goals:
        'Decide what is worth measuring, Instrument a service without slowing it, Follow one request through ten services, Write alerts that people trust, Set service levels with their users',
      projects:
        'A shop whose slowest request can be explained in a minute, An alert review that halves the pages at night',
      modules: [
        'What to measure: Golden signals, Users first, Cardinality, Costs, Ownership',
        'Metrics: Counters and gauges, Histograms, PromQL, Recording rules, Retention',
        'Logs: Structure, Levels, Correlation, Sampling, Privacy',
        'Traces: Spans, Context, OpenTelemetry, Sampling, Reading a trace',
        'Dashboards: Questions first, Layout, Variables, Annotations, Reviews',
        'Alerting: Symptoms, Thresholds, Burn rates, Routing, On-call health',
        'Service levels: Indicators, Objectives, Error budgets, Reports, Decisions',
        'Incidents: Detection, Roles, Communication, Timelines, Learning',
      ],
    },
  ],
};
